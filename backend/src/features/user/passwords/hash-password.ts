import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing fills a core: more at once would only slow down every other answer. */
const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    // a place is handed on, not freed and taken again
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Hashed by other parameters than a new one would be: by weaker ones of years ago. */
export const isOutdated = (stored: string): boolean => {
  const [, memory, time, lanes] = (parameters.exec(stored) ?? []).map(Number);
  return memory !== options.memoryCost || time !== options.timeCost || lanes !== options.parallelism;
};

const nobody = hashPassword('the password of nobody');

/** Without a stored hash it takes the same time and says no. */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  const fits = await inTurn(async () => verify(stored ?? (await nobody), password));
  return fits && stored !== null;
};
