import closeWithGrace from 'close-with-grace';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps nothing but how many mails each address got. Prints its URL, and where it says that. */
const received = new Map<string, number>();
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, callback) {
    stream.on('end', () => {
      for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
      callback();
    });
    stream.resume();
  },
});
mails.on('error', () => undefined); // clients that disconnect
const listening = mails.listen(0, '127.0.0.1');
const counts = createServer((_request, response) => {
  const all = [...received.values()];
  const twice = all.filter((count) => count > 1).length;
  response.end(JSON.stringify({ addresses: all.length, twice }));
}).listen(0, '127.0.0.1');
await Promise.all([once(counts, 'listening'), listening.listening ? undefined : once(listening, 'listening')]);

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
closeWithGrace({ logger: false }, () => {
  counts.close();
  mails.close();
});
const urls = { smtp: `smtp://127.0.0.1:${portOf(listening)}`, counts: `http://127.0.0.1:${portOf(counts)}` };
process.stdout.write(`${JSON.stringify({ urls })}\n`);
