export { pages } from './app/pages.ts';
export { actions } from './components/actions.ts';
export { entry } from './sign-in/entry.ts';
export { identity } from './sign-in/identity.ts';
export { signIn } from './sign-in/sign-in.ts';
