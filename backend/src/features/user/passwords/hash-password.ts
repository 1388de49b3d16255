import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommended parameters for argon2id: 19 MiB, two passes, one lane. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing uses a whole core: more at once would only slow down other requests. */
const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    // the slot is passed on instead of being freed
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a hash has other, older parameters than a new one would have. */
export const isOutdated = (stored: string): boolean => {
  const [, memory, time, lanes] = (parameters.exec(stored) ?? []).map(Number);
  return memory !== options.memoryCost || time !== options.timeCost || lanes !== options.parallelism;
};

const nobody = hashPassword('the password of nobody');

/** Returns false after the same time when there is no stored hash. */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  const fits = await inTurn(async () => verify(stored ?? (await nobody), password));
  return fits && stored !== null;
};
