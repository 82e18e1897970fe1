/** The part of Amplify for signing in, which signed-in users do not load. */
import './amplify.ts';

export { confirmResetPassword, confirmSignIn, resetPassword, signIn } from 'aws-amplify/auth';
