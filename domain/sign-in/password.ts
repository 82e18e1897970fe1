/** What a password must be like: the user pool holds to the same rule. */
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{15,}$/s;

export const isGoodPassword = (password: string) => PASSWORD.test(password);
