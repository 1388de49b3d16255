import type { Context } from 'koa';

/** A cookie for the few minutes of a sign-in: while the browser is on another site, or until a code is entered. */
export interface Ticket {
  read(): string | undefined;
  write(value: string): void;
  drop(): void;
}

const ticketMs = 10 * 60_000;

/** The ticket of the browser that sent this request. */
export const ticketOf = (ctx: Context): Ticket => {
  const name = ctx.secure ? '__Host-ticket' : 'ticket';
  // lax: the browser returns from another site
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: ctx.secure,
    signed: false,
    overwrite: true,
  } as const;
  return {
    read: () => ctx.cookies.get(name, { signed: false }),
    write: (value) => void ctx.cookies.set(name, value, { ...options, maxAge: ticketMs }),
    drop: () => void ctx.cookies.set(name, null, options),
  };
};
