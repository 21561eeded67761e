import { onMount } from 'svelte';

/** Passes just after a component is there: what is heavy and not looked at first comes then, so that the page answers sooner. */
export class Moment {
  passed = $state(false);

  constructor() {
    onMount(() => {
      const timer = setTimeout(() => (this.passed = true));
      return () => clearTimeout(timer);
    });
  }
}
