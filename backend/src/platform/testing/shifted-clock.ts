/**
 * Loaded by `--import` before a program: shifts its clock by `CLOCK_SHIFT_MS`, and again when its parent sends another
 * shift. Only the time of day: timers and `performance.now()` are not affected, as when the clock of a machine is set.
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
