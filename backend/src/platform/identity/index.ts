export {
  type Claims,
  createIdentityProvider,
  type IdentityProvider,
  SignInDenied,
  type SignInSecrets,
} from './identity-provider.ts';
export { createPictureFetch, type FetchPicture, pictureTypeOf } from './fetch-picture.ts';
export { createSessionStore, type FoundSession } from './sessions.ts';
