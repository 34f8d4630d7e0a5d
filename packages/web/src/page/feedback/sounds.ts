/** Short sounds made on the spot: wood on wood, a bell, dice. Nothing is fetched, and nothing sounds unasked. */

export type SoundName = 'lay' | 'play' | 'turn' | 'refused' | 'dice' | 'warning' | 'over';

interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning, and how long it rings. */
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly loudness: number;
}

function tone(pitch: number, at: number, length: number, shape: OscillatorType, loudness: number): Tone {
  return { pitch, at, length, shape, loudness };
}

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  lay: [tone(190, 0, 0.05, 'triangle', 0.5)],
  play: [tone(220, 0, 0.07, 'triangle', 0.5), tone(330, 0.06, 0.12, 'triangle', 0.4)],
  turn: [tone(523, 0, 0.12, 'sine', 0.25), tone(659, 0.1, 0.2, 'sine', 0.25)],
  refused: [tone(150, 0, 0.16, 'sawtooth', 0.15)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, step) => tone(900 - step * 90, at, 0.03, 'square', 0.12)),
  warning: [tone(880, 0, 0.09, 'sine', 0.3), tone(880, 0.16, 0.09, 'sine', 0.3)],
  over: [tone(392, 0, 0.2, 'sine', 0.3), tone(523, 0.15, 0.2, 'sine', 0.3), tone(659, 0.3, 0.4, 'sine', 0.3)],
};

/** Full volume: 60 %, as it is at first, sounds pleasant beside other programs. */
const LOUDEST = 2 / 3;

/** `volume`: from 0, which is silence, to 1. */
export class SoundPlayer {
  readonly #volume: () => number;
  #context: AudioContext | null = null;

  constructor(volume: () => number) {
    this.#volume = volume;
  }

  /** A browser that allows no sound before the first touch stays silent until then. */
  play(name: SoundName): void {
    const loud = this.#volume();
    if (loud === 0) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime;
    for (const { pitch, at, length, shape, loudness } of SOUNDS[name]) {
      const source = context.createOscillator();
      const volume = context.createGain();
      source.type = shape;
      source.frequency.value = pitch;
      volume.gain.setValueAtTime(loudness * loud * LOUDEST, start + at);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
      source.connect(volume).connect(context.destination);
      source.start(start + at);
      source.stop(start + at + length);
    }
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }
}
