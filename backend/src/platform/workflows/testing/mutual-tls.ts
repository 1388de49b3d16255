import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';

const certificate = async (usage: 'serverAuth' | 'clientAuth') => {
  const extensions = [
    { name: 'basicConstraints' as const, cA: true, critical: true },
    { name: 'extKeyUsage' as const, [usage]: true },
    { name: 'subjectAltName' as const, altNames: [{ type: 7 as const, ip: '127.0.0.1' }] },
  ];
  const made = await generate([{ name: 'commonName', value: usage }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions,
  });
  return { crt: Buffer.from(made.cert), key: Buffer.from(made.private) };
};

/** A door of mutual TLS before a Temporal server, and how to pass it. */
export const startMutualTls = async (temporalAddress: string) => {
  const [server, client] = await Promise.all([certificate('serverAuth'), certificate('clientAuth')]);
  const [host = '', port] = temporalAddress.split(':');
  const options = { cert: server.crt, key: server.key, ca: client.crt, requestCert: true, ALPNProtocols: ['h2'] };
  const open = new Set<TLSSocket>();
  const door = createServer(options, (socket) => {
    const onward = connect(Number(port), host);
    open.add(socket);
    for (const end of [socket, onward]) end.on('error', () => socket.destroy() && onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const at = door.address();
  const address = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const tls = { serverRootCACertificate: server.crt, clientCertPair: client };
  return {
    access: { address, namespace: 'default', tls },
    close: () => {
      for (const socket of open) socket.destroy();
      door.close();
    },
  };
};
