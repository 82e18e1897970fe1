/** The part of Amplify that proves who somebody is, which whoever is signed in does without. */
import './amplify.ts';

export { confirmResetPassword, confirmSignIn, resetPassword, signIn } from 'aws-amplify/auth';
