/** The texts of hosted login. */
import type { Request } from '#local/aws/cognito/http.ts';

const en = {
  signIn: 'Sign in',
  title: 'Sign in · Plumbline',
  userName: 'Username or email address',
  password: 'Password',
  forgotten: 'Forgot your password?',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
  choosePassword: 'Choose a password',
  choosePasswordWhy: 'You signed in with a temporary password. Choose your own password to continue.',
  passwordRule: 'At least 15 characters, with an uppercase letter, a lowercase letter and a digit.',
  differ: 'The passwords do not match.',
  proceed: 'Continue',
  code: 'Code',
  enterCode: 'Enter your code',
  codeFromApp: 'Open your authenticator app and enter the code it shows.',
  codeSentTo: (where: string) => `We sent a code to ${where}.`,
  chooseMethod: 'Choose a verification method',
  SOFTWARE_TOKEN_MFA: 'A code from your authenticator app',
  SMS_MFA: 'A code by text message',
  EMAIL_OTP: 'A code by email',
  notHere: 'This step cannot be completed here. Sign in on the Plumbline sign-in page instead.',
  backToPlumbline: 'Back to Plumbline',
  again: 'Please try again.',
  startAgain: 'That took too long. Please sign in again.',
  error: 'An error was encountered with the requested page.',
  errorCode: (code: string) => `Error: ${code}`,
  providerTitle: (provider: string) => `${provider} · Corporate sign-in`,
  whoAreYou: 'Choose an account',
  standIn: (provider: string) => `This page simulates ${provider}, the corporate directory, in the local environment.`,
  otherEmail: 'Use another email address',
  onlyOf: (domains: string) => `This directory only accepts addresses at ${domains}.`,
  cancel: 'Cancel',
};
type Texts = typeof en;

const es: Texts = {
  signIn: 'Iniciar sesión',
  title: 'Iniciar sesión · Plumbline',
  userName: 'Nombre de usuario o correo electrónico',
  password: 'Contraseña',
  forgotten: '¿Ha olvidado la contraseña?',
  or: 'o',
  continueWith: (provider) => `Continuar con ${provider}`,
  newPassword: 'Contraseña nueva',
  newPasswordAgain: 'Confirme la contraseña nueva',
  choosePassword: 'Elija una contraseña',
  choosePasswordWhy: 'Ha iniciado sesión con una contraseña temporal. Elija su propia contraseña para continuar.',
  passwordRule: 'Al menos 15 caracteres, con una letra mayúscula, una letra minúscula y un dígito.',
  differ: 'Las contraseñas no coinciden.',
  proceed: 'Continuar',
  code: 'Código',
  enterCode: 'Introduzca su código',
  codeFromApp: 'Abra su aplicación de autenticación e introduzca el código que muestra.',
  codeSentTo: (where) => `Hemos enviado un código a ${where}.`,
  chooseMethod: 'Elija un método de verificación',
  SOFTWARE_TOKEN_MFA: 'Un código de su aplicación de autenticación',
  SMS_MFA: 'Un código por mensaje de texto',
  EMAIL_OTP: 'Un código por correo electrónico',
  notHere: 'Este paso no se puede completar aquí. Inicie sesión en la página de inicio de sesión de Plumbline.',
  backToPlumbline: 'Volver a Plumbline',
  again: 'Inténtelo de nuevo.',
  startAgain: 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
  error: 'Se ha producido un error en la página solicitada.',
  errorCode: (code) => `Error: ${code}`,
  providerTitle: (provider) => `${provider} · Acceso corporativo`,
  whoAreYou: 'Elija una cuenta',
  standIn: (provider) => `Esta página simula ${provider}, el directorio corporativo, en el entorno local.`,
  otherEmail: 'Usar otro correo electrónico',
  onlyOf: (domains) => `Este directorio solo acepta direcciones de ${domains}.`,
  cancel: 'Cancelar',
};

/** Spanish texts for Cognito's English error messages. */
const REFUSALS_ES: Record<string, string> = {
  'Incorrect username or password.': 'Nombre de usuario o contraseña incorrectos.',
  'Password attempts exceeded': 'Ha superado el número de intentos. Espere un poco antes de volver a intentarlo.',
  'User is disabled.': 'El usuario está deshabilitado.',
  'User is not confirmed.': 'El usuario no está confirmado.',
  'Password reset required for the user': 'Debe restablecer su contraseña.',
  'Temporary password has expired and must be reset by an administrator.':
    'La contraseña temporal ha caducado y debe restablecerla un administrador.',
  'Password did not conform with policy: Password not long enough': 'La contraseña es demasiado corta.',
  'Password did not conform with policy: Password must have uppercase characters':
    'La contraseña debe tener letras mayúsculas.',
  'Password did not conform with policy: Password must have lowercase characters':
    'La contraseña debe tener letras minúsculas.',
  'Password did not conform with policy: Password must have numeric characters': 'La contraseña debe tener dígitos.',
  'Invalid code received for user': 'El código no es válido.',
  'Invalid code or auth state for the user.': 'El código no es válido.',
};

export type Language = 'en' | 'es';

/** The app's `lang` parameter, otherwise the browser's language. */
export const languageOf = (query: URLSearchParams, { headers }: Pick<Request, 'headers'>): Language => {
  const wanted = query.get('lang') ?? headers['accept-language'] ?? '';
  return /^es\b/i.test(wanted) ? 'es' : 'en';
};

export const textsIn = (language: Language): Texts => (language === 'es' ? es : en);

export const refusalIn = (language: Language, message: string) =>
  language === 'es' ? (REFUSALS_ES[message] ?? message) : message;
