let audio: AudioContext | undefined;

/**
 * Lets the bell be heard later. To be called while the reader presses something: browsers allow sound only to pages
 * that somebody has touched.
 */
export function unlockBell(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => {});
}

export function canRing(): boolean {
  return audio?.state === 'running';
}

/** Three soft tones and a short buzz; silent where the browser has neither or does not allow it. */
export function ring(): void {
  buzz();
  if (audio === undefined || audio.state !== 'running') return;
  for (const start of [0, 0.5, 1]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.25, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.4);
  }
}

function buzz(): void {
  // Without a touch since the page loaded, browsers refuse and say so in the console.
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.([200, 100, 200]);
}
