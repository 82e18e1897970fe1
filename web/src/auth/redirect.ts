/** The part of Amplify that leaves for the hosted login and comes back from it, which few pages need. */
import './amplify.ts';

export { signInWithRedirect } from 'aws-amplify/auth';
