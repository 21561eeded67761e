/** Where in the client one is: the path of the page. */

export const route = $state({ path: location.pathname });

addEventListener('popstate', () => (route.path = location.pathname));

export function go(path: string, replace = false): void {
  if (path === location.pathname) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  route.path = path;
  scrollTo(0, 0);
}

/** Links within the client need no new page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname);
}
