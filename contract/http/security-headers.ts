const from = (directive: string, sources: readonly string[]) => [`${directive} 'self'`, ...sources].join(' ');

/**
 * The headers of every page, in AWS and locally. `connect` has the other origins that pages may call, `captcha` the
 * origins of the captcha.
 */
export const securityHeaders = (connect: readonly string[], captcha: readonly string[] = []) => ({
  'content-security-policy': [
    "default-src 'none'",
    from('script-src', captcha),
    from('style-src', captcha),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    from('connect-src', [...connect, ...captcha]),
    ...(captcha.length > 0 ? [`frame-src ${captcha.join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});
