/** A knock on wood is a short noise through a narrow band; a note is a soft sine. All made here, nothing is fetched. */
type Sound =
  | { kind: 'knock'; at: number; pitch: number; sharp: number; length: number; loud: number }
  | { kind: 'note'; at: number; pitch: number; length: number; loud: number; to?: number }

const knock = (at: number, pitch: number, loud = 0.5, length = 0.06, sharp = 6): Sound => ({
  kind: 'knock',
  at,
  pitch,
  sharp,
  length,
  loud,
})
const note = (at: number, pitch: number, length = 0.35, loud = 0.13, to?: number): Sound => ({
  kind: 'note',
  at,
  pitch,
  length,
  loud,
  to,
})

const SOUNDS = {
  click: [knock(0, 1900, 0.55), knock(0.004, 900, 0.35, 0.05)],
  slide: [knock(0, 2600, 0.16, 0.16, 1.2), knock(0.13, 1500, 0.3)],
  draw: [knock(0, 2300, 0.22, 0.09, 2), knock(0.07, 1700, 0.3)],
  deal: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map(at => knock(at, 1500 + at * 1400, 0.28)),
  claim: [knock(0, 1200, 0.7, 0.08), knock(0.09, 1600, 0.6), knock(0.16, 1800, 0.5)],
  lay: [knock(0, 1500, 0.45), knock(0.06, 1700, 0.4), knock(0.12, 1900, 0.35)],
  turn: [note(0, 659, 0.3, 0.1), note(0.13, 880, 0.45, 0.1)],
  tick: [knock(0, 1000, 0.35, 0.03, 12)],
  win: [523, 659, 784, 1047].map((pitch, index) => note(index * 0.12, pitch, 0.6, 0.11)),
  lose: [note(0, 440, 0.5, 0.09), note(0.18, 349, 0.7, 0.09)],
  capture: [knock(0, 420, 0.9, 0.12, 3), knock(0.05, 1300, 0.4)],
  explosion: [knock(0, 140, 1, 0.55, 0.8), knock(0.02, 320, 0.6, 0.3, 0.8)],
  refuse: [note(0, 220, 0.16, 0.1, 180)],
} satisfies Record<string, Sound[]>
export type SoundName = keyof typeof SOUNDS

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Opening the device's sound takes a weak phone longer than a move does: before the first sound is wanted. */
export function open(): AudioContext {
  audio ??= new AudioContext()
  return audio
}

export function sound(name: SoundName): void {
  const sounds: Sound[] = SOUNDS[name]
  const context = open()
  if (context.state === 'suspended') void context.resume()
  for (const sound of sounds) (sound.kind === 'knock' ? playKnock : playNote)(context, sound as never)
}

function playKnock(context: AudioContext, sound: Extract<Sound, { kind: 'knock' }>): void {
  noise ??= whiteNoise(context)
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: sound.pitch, Q: sound.sharp })
  source.connect(band).connect(envelope(context, sound)).connect(context.destination)
  source.start(context.currentTime + sound.at, Math.random() * 0.4, sound.length * 2)
}

function playNote(context: AudioContext, sound: Extract<Sound, { kind: 'note' }>): void {
  const start = context.currentTime + sound.at
  const source = new OscillatorNode(context, { type: 'sine', frequency: sound.pitch })
  if (sound.to) source.frequency.linearRampToValueAtTime(sound.to, start + sound.length)
  source.connect(envelope(context, sound)).connect(context.destination)
  source.start(start)
  source.stop(start + sound.length)
}

function envelope(context: AudioContext, { at, loud, length }: Sound): GainNode {
  const start = context.currentTime + at
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  return gain
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
