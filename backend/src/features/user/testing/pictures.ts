/** A picture of one pixel; the last byte tells several of them apart. */
export const gif = (last: number) => ({
  bytes: Buffer.concat([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), Buffer.of(last)]),
  mimeType: 'image/gif',
});
