import { useEffect, useState } from 'react';
import { levels, type Level } from './strength-bar.tsx';

const load = () => import('./strength.ts');

/** Fetches the lists ahead. A password can be chosen without them. */
export const prepareStrength = () => void load().catch(() => {});

/**
 * @returns undefined before anything is typed and while the lists load
 */
export const useStrength = (password: string, names: readonly string[]): Level | undefined => {
  const [level, setLevel] = useState<Level>();
  const known = names.join('\n');
  useEffect(() => {
    if (password === '') return;
    let isWanted = true;
    load().then(
      ({ strengthOf }) => isWanted && setLevel(levels[strengthOf(password, known.split('\n'))]),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [password, known]);
  return password === '' ? undefined : level;
};
