import { expect, it } from 'vitest';
import { isSameServer } from './refuse-foreign-postgres.ts';

const embedded = 'postgres://postgres:secret@127.0.0.1:5432/hub';

it.each(['postgres://127.0.0.1:5432/hub', 'postgres://ann@localhost/other'])('%s is the embedded Postgres', (given) => {
  expect(isSameServer(given, embedded)).toBe(true);
});

it.each(['postgres://127.0.0.1:5433/hub', 'postgres://db.example.org:5432/hub', 'postgres://db.example.org/hub'])(
  '%s is an external Postgres, even on the same port',
  (given) => {
    expect(isSameServer(given, embedded)).toBe(false);
  },
);
