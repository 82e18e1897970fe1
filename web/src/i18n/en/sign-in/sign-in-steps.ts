/** The steps of a sign-in after the name and password. */
export const signInSteps = {
  continue: 'Continue',
  code: 'Code',
  appCodeRule: 'Enter the six digits that your app shows.',
  sentCodeRule: 'Enter the code that was sent to you. It has digits only.',
  emailRule: 'Enter an email address, such as name@example.com.',
  noCode: 'No code yet?',
  sendAgain: 'Send again',
  sentAgain: 'A new code was sent to {{destination}}. The one before is no longer valid.',
  signInForCode: 'No code yet? Go back and sign in once more: a new one will be sent.',
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
    TOTP: 'A code that an app on your phone shows',
    SMS: 'A code sent to your phone',
    EMAIL: 'A code sent to your mailbox',
    WEB_AUTHN: 'Your fingerprint, your face or the lock of your device',
    PASSWORD: 'The one you chose for Plumbline',
    PASSWORD_SRP: 'The one you chose for Plumbline',
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
    title: 'Confirm that it is you',
    text: 'Choose how you would like to get a code this time.',
  },
  setUpChoice: {
    title: 'Add a second step',
    text: 'Your organization asks for a code in addition to your password. Choose where yours will come from.',
  },
  totpSetUp: {
    title: 'Set up your authenticator app',
    text: 'Scan this with your authenticator app, then enter the six digits it shows.',
    qrCode: 'QR code that sets up your authenticator app',
    onThisDevice: 'Open the app on this device',
    secret: 'Or enter this key in the app by hand:',
    copy: 'Copy the key',
    copied: 'The key was copied.',
    notCopied: 'The key could not be copied.',
  },
  emailSetUp: {
    title: 'Set up codes by email',
    text: 'From now on, we will send a code to this address when you sign in.',
  },
  firstFactor: {
    title: 'Choose how to sign in',
    text: 'Your account can be opened in more than one way.',
  },
  withoutPasskey: {
    text: 'No passkey can be used with this user name. Choose another way.',
  },
  password: {
    title: 'Enter your password',
    text: 'The one you chose for Plumbline.',
  },
};
