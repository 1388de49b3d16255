import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A real mail server in this process that stores what it receives. */
export interface Inbox {
  readonly url: string;
  /** The mails sent to an address, oldest first. */
  to(address: string): readonly Email[];
  /** Sets the SMTP status with which it rejects recipients; null accepts them. */
  refuse(status: number | null): void;
  stop(): Promise<void>;
}

/** @param port 0 for any free port */
export const startInbox = async (port = 0): Promise<Inbox> => {
  const mails = new Map<string, Email[]>();
  let rejectWith: number | null = null;
  const store = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const mail = await PostalMime.parse(await buffer(stream));
    for (const { address } of envelope.rcptTo) mails.set(address, [...(mails.get(address) ?? []), mail]);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      callback(rejectWith === null ? null : Object.assign(new Error('not now'), { responseCode: rejectWith }));
    },
    onData: callbackify(store),
  });
  server.on('error', () => undefined); // clients that disconnect
  const listening = server.listen(port, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    to: (address) => mails.get(address) ?? [],
    refuse(status) {
      rejectWith = status;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
