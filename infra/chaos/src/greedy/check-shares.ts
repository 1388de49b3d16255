import type { Check } from '../check/check.ts';
import { percentile } from '../check/recovery.ts';
import type { Durations, Kind } from './modest-student.ts';

/** What students measured while a number of greedy ones was active. */
export interface Phase {
  readonly name: string;
  readonly durations: Durations;
}

const most = { times: 3, syllabusMs: 5_000 };

/** Requests of a kind that make a percentile worth comparing. */
const fewest: Readonly<Record<Kind, number>> = { read: 100, command: 50, assistant: 5, syllabus: 5 };

const tooFew = (kind: Kind, list: readonly number[]) =>
  list.length < fewest[kind] ? [`only ${list.length} requests of the kind ${kind}`] : [];

const described = (list: readonly number[]) => {
  const [p50, p99] = [percentile(list, 0.5), percentile(list, 0.99)].map(Math.round);
  return `${list.length}, p50 ${p50} ms, p99 ${p99} ms`;
};

/**
 * Compares a phase with the idle one: reads and commands within three times of their idle 99th percentile, every
 * syllabus within five seconds. Answers of the assistant are only reported.
 */
export const checkShares = (idle: Phase, phase: Phase): Check[] => {
  const compared = (kind: Kind): Check => {
    const [before, now] = [idle, phase].map(({ durations }) => percentile(durations[kind], 0.99)) as [number, number];
    const ratio = now / before;
    const summary = `${described(phase.durations[kind])}, ${ratio.toFixed(1)} times the idle p99`;
    const slow = ratio > most.times ? [`the p99 of a ${kind} is over ${most.times} times the idle one`] : [];
    const faults = [...slow, ...tooFew(kind, phase.durations[kind])];
    return { name: `${kind}s with ${phase.name}`, summary, faults };
  };
  const { syllabus, assistant } = phase.durations;
  const slowest = percentile(syllabus, 1);
  return [
    compared('read'),
    compared('command'),
    {
      name: `syllabi with ${phase.name}`,
      summary: `${described(syllabus)}, longest ${Math.round(slowest)} ms`,
      faults: [
        ...(slowest > most.syllabusMs ? [`a syllabus took over ${most.syllabusMs} ms`] : []),
        ...tooFew('syllabus', syllabus),
      ],
    },
    { name: `assistant with ${phase.name}`, summary: described(assistant), faults: tooFew('assistant', assistant) },
  ];
};
