const isStrict = process.env['STRICT_MARKS'] === '1';

/**
 * The limit that a test of docs/reliability.md enforces: the documented one with `STRICT_MARKS=1` on an idle machine,
 * otherwise one that a busy machine can meet.
 */
export const mark = (itself: number, onBusyMachine: number): number => (isStrict ? itself : onBusyMachine);
