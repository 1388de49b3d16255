import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => unknown;

/** A server of calendars on this machine, as Canvas or Moodle would be. */
export const startCalendarServer = async () => {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(response, request.headers);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    /** The paths that were requested. */
    asked,
    addressOf: (path: string) => origin + path,
    /** Serves a path in this way from now on. */
    serve: (path: string, answer: Answer) => answers.set(path, answer),
    /** Serves a calendar of these dates, with an ETag. */
    publish(path: string, ...entries: string[][]) {
      const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n');
      const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
      answers.set(path, (response, headers) => {
        if (headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.writeHead(200, { etag, 'content-type': 'text/calendar' }).end(text);
      });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** A whole day, YYYY-MM-DD, or a time in UTC: YYYY-MM-DDTHH:mm. */
export const entry = (uid: string, ...[at, summary, ...more]: [string, string, ...string[]]) => {
  const plain = at.replaceAll(/[-:]/g, '');
  const start = at.includes('T') ? `DTSTART:${plain}00Z` : `DTSTART;VALUE=DATE:${plain}`;
  return ['BEGIN:VEVENT', `UID:${uid}`, start, `SUMMARY:${summary}`, ...more, 'END:VEVENT'];
};
