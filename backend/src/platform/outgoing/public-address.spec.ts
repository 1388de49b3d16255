import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const open = '8.8.8.8 1.1.1.1 172.15.0.1 172.32.0.1 100.63.0.1 2606:4700::1111 2a00:1450::1';
const closed = `0.0.0.0 127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1
  192.0.2.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 ff02::1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1`;

it.each(open.split(/\s+/))('%s is on the internet', (address) => expect(isPublicAddress(address)).toBe(true));
it.each(closed.split(/\s+/))('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
