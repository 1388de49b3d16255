import { pointsAbout } from './about.ts';
import type { Answering } from './answering.ts';
import { type Point, pointsOf, titlesOf } from './points.ts';
import { groupedReply } from './study-reply.ts';

const good =
  /\b(?:advantage|benefit|strength|pro|upside|merit|helps?|improves?|efficient|faster|cheap(?:er)?|simple|vorteil\w*|stärke\w*|ventaja\w*|avantage\w*)s?\b/iu;
const bad =
  /\b(?:disadvantage|drawback|weakness(?:es)?|con|downside|limitation|limit|problem|risk|cost|costs|expensive|slow(?:er)?|however|fails?|cannot|overhead|nachteil\w*|schwäche\w*|desventaja\w*|inconvénient\w*)s?\b/iu;

const most = 5;

/** The advantages and the drawbacks of a subject, as far as the documents name them. */
export const weigh = ({ request, documents }: Answering) => {
  const subject = request.subjects.join(' ');
  const about = pointsAbout(subject, documents.flatMap(pointsOf)).map(({ point }) => point);
  const said = ({ text, section }: Point) => `${section.title === null ? '' : titlesOf(section)} ${text}`;
  const against = about.filter((point) => bad.test(said(point))).slice(0, most);
  const inFavour = about.filter((point) => good.test(said(point)) && !against.includes(point)).slice(0, most);
  if (against.length + inFavour.length === 0) return undefined;
  return groupedReply(`What your documents say for and against ${subject}:`, [
    { heading: 'For', points: inFavour },
    { heading: 'Against', points: against },
  ]);
};
