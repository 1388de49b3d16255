/**
 * Loaded by `--import` before a program: its clock is `CLOCK_SHIFT_MS` off, and jumps when its parent sends another
 * shift. Only the clock of day: timers and `performance.now()` go on as they do when a machine's clock is set.
 */
let shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
process.on('message', (message) => {
  shiftMs = Number(message);
});
process.channel?.unref();

const TrueDate = Date;
const now = () => TrueDate.now() + shiftMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
