import type { UserId } from '@hub/contracts';
import type { CommandContext } from '../../../platform/commands/index.ts';
import { Rejection } from '../../../platform/domain/index.ts';
import type { RecordedEvents } from '../../../platform/read-models/index.ts';
import type { UserCommand } from '../decider.ts';
import type { UserDependencies } from '../dependencies.ts';
import { pictureKeyOf, picturePath } from './picture-path.ts';

type Change = Extract<UserCommand, { type: 'ChangeProfile' }>['change'];
type Parts = Pick<UserDependencies, 'fetchPicture' | 'storePicture' | 'deletePicture' | 'load' | 'handle'>;

interface Request {
  readonly userId: UserId;
  readonly change: Change;
  readonly context: CommandContext;
}

/**
 * Changes a profile; a picture is fetched and kept first, and an earlier one deleted.
 * @throws Rejection `picture_unavailable`
 */
export const changeProfileOf = async (
  { fetchPicture, storePicture, deletePicture, load, handle }: Parts,
  { userId, change, context }: Request,
): Promise<RecordedEvents> => {
  const keep = async (address: string) => {
    const picture = await fetchPicture(address);
    if (!picture) throw new Rejection('picture_unavailable');
    return picturePath((await storePicture(userId, picture.bytes)).key);
  };
  const pictureOf = async () => pictureKeyOf((await load(userId))?.profile.profileImageUrl ?? null);

  const { profileImageUrl: address, ...names } = change;
  const command = { type: 'ChangeProfile', userId } as const;
  if (address === undefined) return handle({ ...command, change: names }, context);
  const earlier = await pictureOf();
  const profileImageUrl = address && (await keep(address));
  const recorded = await handle({ ...command, change: { ...names, profileImageUrl } }, context);
  // a repeated request records nothing: then the earlier picture is the current one
  if (earlier !== null && earlier !== (await pictureOf())) await deletePicture(userId, earlier);
  return recorded;
};
