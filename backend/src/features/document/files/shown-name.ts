const maxLength = 200;

// characters that reverse the reading direction and can disguise an extension
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const extension = /(?:\.[^./\\]{1,9})?$/;

/** The new name of a file, which keeps its extension. */
export const renamed = (current: string, wanted: string): string => {
  const kept = extension.exec(current)?.[0] ?? '';
  const name = shownName(wanted);
  const stem = name.toLowerCase().endsWith(kept.toLowerCase()) ? name.slice(0, name.length - kept.length) : name;
  return shownName(`${stem.trim() || current.slice(0, current.length - kept.length)}${kept}`);
};

/**
 * The file name as students see it (decision Q172): no folders, no invisible characters, at most 200 characters,
 * extension kept.
 */
export const shownName = (given: string): string => {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = base
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(direction, '')
    .trim();
  if (name.length <= maxLength) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return (name.slice(0, maxLength - extension.length) + extension).toWellFormed();
};
