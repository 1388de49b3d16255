const sentences: Readonly<Record<string, string>> = {
  google_unavailable: 'Signing in with Google is not available at the moment. Please use your email and password.',
  access_denied: 'Signing in with Google was cancelled.',
};

/** What `?error=…` means, in a plain sentence (decision Q30); null without one. */
export const providerError = (search: string) => {
  const code = new URLSearchParams(search).get('error');
  return code === null ? null : (sentences[code] ?? 'Signing in with Google did not work. Please try again.');
};
