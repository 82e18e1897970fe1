export const userPath = (id: string) => `/manage-users/${id}`;

/** Where people are invited from a file, and what has become of those who were. */
export const MANY = '/manage-users/invitations';
export const invitationsPath = (id: string) => `${MANY}?batch=${id}`;
