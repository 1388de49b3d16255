export {
  type Claims,
  createIdentityProvider,
  type IdentityProvider,
  SignInDenied,
  type SignInSecrets,
} from './identity-provider.ts';
export {
  accessTokenIn,
  type AccessTokenStore,
  createAccessTokenStore,
  type FoundAccessToken,
} from './access-tokens.ts';
export { createPictureFetch, type FetchPicture, pictureTypeOf } from './fetch-picture.ts';
export { createSessionStore, type FoundSession, lockSessionsOf } from './sessions.ts';
