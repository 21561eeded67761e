/** A few quiet tones, made on the spot. */

const TONES = {
  move: [[520, 0, 0.09]],
  turn: [[660, 0, 0.12], [880, 0.1, 0.16]],
  end: [[523, 0, 0.2], [659, 0.15, 0.2], [784, 0.3, 0.35]],
} as const;

let context: AudioContext | null = null;

export function ring(what: keyof typeof TONES): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') return; // browsers want a touch before the first sound
  for (const [pitch, begins, lasts] of TONES[what]) {
    const [tone, volume, start] = [context.createOscillator(), context.createGain(), context.currentTime + begins];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
