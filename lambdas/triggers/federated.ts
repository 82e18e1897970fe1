export const isFederated = (attributes: Record<string, string>) =>
  attributes['cognito:user_status'] === 'EXTERNAL_PROVIDER';
