/** The part of Amplify for redirects to and from the hosted login, which few pages need. */
import './amplify.ts';

export { signInWithRedirect } from 'aws-amplify/auth';
