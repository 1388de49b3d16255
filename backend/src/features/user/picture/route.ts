import type Router from '@koa/router';
import { z } from 'zod';
import { Rejection } from '../../../platform/domain/index.ts';
import { mountFile } from '../../../platform/http/routing/index.ts';
import { pictureTypeOf } from '../../../platform/identity/index.ts';
import type { UserDependencies } from '../dependencies.ts';
import { PictureKey, picturePath } from './picture-path.ts';

/** The student's own picture, to the student alone. */
export const pictureRoute = (router: Router, { userOf, readPicture }: UserDependencies): void => {
  const params = z.object({ key: PictureKey });
  mountFile(router, { path: '/api/account/picture/:key', params }, async ({ params: { key }, user }) => {
    if ((await userOf(user.id))?.profileImageUrl !== picturePath(key)) throw new Rejection('not_found');
    const content = await readPicture(user.id, key);
    const mimeType = (await pictureTypeOf(content)) ?? 'application/octet-stream';
    return { content, name: 'picture', mimeType, inline: true };
  });
};
