/** Must match the password policy of the user pool. */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{15,}$/s;

export const isGoodPassword = (password: string) => PASSWORD.test(password);
