import { type DateOrder, dateOrderVotes } from './numeric-dates.ts';

const words: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|of|will|for|your|this)\b/giu,
  de: /\b(?:der|die|und|das|für|wird|ist|mit)\b/giu,
  fr: /\b(?:les|des|et|du|une|pour|est|dans)\b/giu,
  es: /\b(?:los|del|las|para|una|por|con|el)\b/giu,
  pt: /\b(?:dos|das|para|uma|por|com|do|da|em)\b/giu,
  it: /\b(?:il|della|delle|per|una|con|di|gli|che)\b/giu,
  nl: /\b(?:het|een|van|voor|zijn|wordt|met|en)\b/giu,
  nordic: /(?<!\p{L})(?:och|att|är|som|för|på|og|er|til|med|av|ikke|på|ja|ei|tai)(?!\p{L})/giu,
  slavic: /(?<!\p{L})(?:się|jest|oraz|będzie|na|ve|pro|je|sa|za|je|se|zo|и|на|в|по|для)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:és|az|hogy|nem|ve|ile|için|bir|și|din|pentru|sau|dan|yang|untuk|και|το|της)(?!\p{L})/giu,
};

const languageOf = (text: string) => {
  const counts = Object.entries(words).map(([language, pattern]) => ({
    language,
    count: text.match(pattern)?.length ?? 0,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
};

/** Authors who write "11 Aug 2025" or "the 3rd of May" also write 11/8. */
const spelledDayFirst =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/giu;
const spelledMonthFirst = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}(?!\d)/giu;

/** Whether a text writes the day or the month first: decided by its own dates, otherwise by its language. */
export const dateOrderOf = (text: string): DateOrder => {
  const votes = dateOrderVotes(text);
  if (votes['day-first'] !== votes['month-first']) {
    return votes['day-first'] > votes['month-first'] ? 'day-first' : 'month-first';
  }
  if (languageOf(text) !== 'en') return 'day-first';
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(spelledDayFirst) > count(spelledMonthFirst) ? 'day-first' : 'month-first';
};
