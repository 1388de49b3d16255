import { pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf } from './points.ts';
import { scopeOf } from './scope.ts';
import { groupedReply } from './study-reply.ts';

const year = /\b(?:1\d{3}|20\d{2})\b/u;
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const monthOf = (text: string) => {
  const [found] = new RegExp(String.raw`\b(?:${months})`, 'iu').exec(text) ?? [];
  return found ? months.split('|').findIndex((name) => name.startsWith(found.toLowerCase().slice(0, 3))) % 12 : 0;
};

const most = 20;

const fewest = 2;

const datedIn = (points: readonly Point[]): Point[] =>
  points
    .flatMap((point) => {
      const [found] = year.exec(point.text) ?? [];
      return found ? [{ point, at: Number(found) * 12 + monthOf(point.text.slice(0, 40)) }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ point }) => point);

/** Everything with a year, in the order of time. */
export const timeline = ({ message, request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const { points, name } = scopeOf(message, subject, documents);
  const all = documents.flatMap(pointsOf);
  const about = pointsAbout(subject, all).map(({ point }) => point);
  // the subject of a whole document is not repeated in every line
  const candidates = [points, about, about.length > 0 ? all : []];
  const dated = candidates.map(datedIn).find((found) => found.length >= fewest) ?? [];
  if (dated.length === 0) return undefined;
  return groupedReply(name === null ? 'In the order of time:' : `${name}, in the order of time:`, [
    { heading: null, points: dated },
  ]);
};
