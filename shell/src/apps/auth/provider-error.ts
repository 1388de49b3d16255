const sentences: Readonly<Record<string, string>> = {
  google_unavailable: 'Signing in with Google is not available at the moment. Please use your email and password.',
  email_unverified:
    'Your identity provider does not confirm your email address. Please sign up with an email and a password.',
  too_many_attempts: 'Too many attempts. Please wait a while and try again.',
  access_denied: 'Signing in with Google was cancelled.',
};

/** What `?error=…` means, in a plain sentence (decision Q30); null without one. */
export const providerError = (search: string) => {
  const code = new URLSearchParams(search).get('error');
  return code === null ? null : (sentences[code] ?? 'Signing in with Google did not work. Please try again.');
};
