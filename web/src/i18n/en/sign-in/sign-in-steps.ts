/** The steps of a sign-in after the name and password. */
export const signInSteps = {
  continue: 'Continue',
  code: 'Code',
  appCodeRule: 'Enter the six digits that your app shows.',
  sentCodeRule: 'Enter the code we sent you. It contains only digits.',
  emailRule: 'Enter an email address, such as name@example.com.',
  noCode: 'Didn’t receive a code?',
  sendAgain: 'Send again',
  sentAgain: 'A new code was sent to {{destination}}. The previous code is no longer valid.',
  signInForCode: 'Didn’t receive a code? Go back and sign in again to receive a new one.',
  sendCode: 'Send code',
  method: 'Method',
  choices: {
    TOTP: 'Authenticator app',
    SMS: 'Text message',
    EMAIL: 'Email',
    WEB_AUTHN: 'Passkey',
    PASSWORD: 'Password',
    PASSWORD_SRP: 'Password',
    EMAIL_OTP: 'Code by email',
    SMS_OTP: 'Code by text message',
  },
  descriptions: {
    TOTP: 'A code from an app on your phone',
    SMS: 'A code sent to your phone',
    EMAIL: 'A code sent to your mailbox',
    WEB_AUTHN: 'Your fingerprint, face or screen lock',
    PASSWORD: 'Your Plumbline password',
    PASSWORD_SRP: 'Your Plumbline password',
    EMAIL_OTP: 'No password needed',
    SMS_OTP: 'No password needed',
  },
  totpCode: {
    title: 'Enter the code from your app',
    text: 'Open your authenticator app and enter the six digits it shows for Plumbline.',
  },
  smsCode: {
    title: 'Enter the code we texted you',
    text: 'We sent a text message with a code to {{destination}}. It is valid for three minutes.',
  },
  emailCode: {
    title: 'Enter the code we emailed you',
    text: 'We sent an email with a code to {{destination}}. It is valid for three minutes.',
  },
  mfaChoice: {
    title: 'Confirm your identity',
    text: 'Choose how to receive your code this time.',
  },
  setUpChoice: {
    title: 'Add a second step',
    text: 'Your organization requires a code in addition to your password. Choose how to receive yours.',
  },
  totpSetUp: {
    title: 'Set up your authenticator app',
    text: 'Scan the code below with your authenticator app, then enter the six digits it shows.',
    qrCode: 'QR code for setting up your authenticator app',
    onThisDevice: 'Open the app on this device',
    secret: 'Or enter this key in the app manually:',
    copy: 'Copy the key',
    copied: 'Key copied.',
    notCopied: 'Couldn’t copy the key.',
  },
  emailSetUp: {
    title: 'Set up codes by email',
    text: 'From now on, we will send a code to this address when you sign in.',
  },
  firstFactor: {
    title: 'Choose how to sign in',
    text: 'You can sign in to your account in several ways.',
  },
  withoutPasskey: {
    text: 'No passkey is available for this username. Choose another way to sign in.',
  },
  password: {
    title: 'Enter your password',
    text: 'Enter your Plumbline password.',
  },
};
