/** Whether somebody has come from a corporate directory. */
export const isFederated = (attributes: Record<string, string>) =>
  attributes['cognito:user_status'] === 'EXTERNAL_PROVIDER';
