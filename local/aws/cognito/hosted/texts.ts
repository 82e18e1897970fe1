/** The texts of hosted login. */
import type { Request } from '#local/aws/cognito/http.ts';

const en = {
  signIn: 'Sign in',
  title: 'Sign in · Plumbline',
  userName: 'User name or e-mail address',
  password: 'Password',
  forgotten: 'Forgot your password?',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  choosePassword: 'Choose a password',
  choosePasswordWhy: 'You came in with a temporary password. From now on, use one of your own.',
  passwordRule: 'At least 15 characters, with an uppercase letter, a lowercase letter and a digit.',
  differ: 'The two passwords are not the same.',
  proceed: 'Continue',
  code: 'Code',
  enterCode: 'Enter your code',
  codeFromApp: 'Open your authenticator app and enter the code that it shows.',
  codeSentTo: (where: string) => `We sent a code to ${where}.`,
  chooseMethod: 'How would you like to confirm that it is you?',
  SOFTWARE_TOKEN_MFA: 'A code from your authenticator app',
  SMS_MFA: 'A code by text message',
  EMAIL_OTP: 'A code by e-mail',
  notHere: 'This step cannot be taken here. Sign in on the page of Plumbline instead.',
  backToPlumbline: 'Back to Plumbline',
  again: 'Please try once more.',
  startAgain: 'That took too long. Please sign in again.',
  error: 'An error was encountered with the requested page.',
  errorCode: (code: string) => `Error: ${code}`,
  providerTitle: (provider: string) => `${provider} · Corporate sign-in`,
  whoAreYou: 'Who are you?',
  standIn: (provider: string) => `This page stands in for ${provider}, the corporate directory, on this machine.`,
  otherEmail: 'Somebody else, by e-mail address',
  onlyOf: (domains: string) => `This directory knows addresses at ${domains} only.`,
  cancel: 'Cancel',
};
type Texts = typeof en;

const es: Texts = {
  signIn: 'Iniciar sesión',
  title: 'Iniciar sesión · Plumbline',
  userName: 'Nombre de usuario o correo electrónico',
  password: 'Contraseña',
  forgotten: '¿Olvidó su contraseña?',
  or: 'o',
  continueWith: (provider) => `Continuar con ${provider}`,
  newPassword: 'Contraseña nueva',
  newPasswordAgain: 'Contraseña nueva otra vez',
  choosePassword: 'Elija una contraseña',
  choosePasswordWhy: 'Ha entrado con una contraseña temporal. A partir de ahora, use una propia.',
  passwordRule: 'Al menos 15 caracteres, con una letra mayúscula, una minúscula y un dígito.',
  differ: 'Las dos contraseñas no son iguales.',
  proceed: 'Continuar',
  code: 'Código',
  enterCode: 'Introduzca su código',
  codeFromApp: 'Abra su aplicación de autenticación e introduzca el código que muestra.',
  codeSentTo: (where) => `Hemos enviado un código a ${where}.`,
  chooseMethod: '¿Cómo quiere confirmar que es usted?',
  SOFTWARE_TOKEN_MFA: 'Un código de su aplicación de autenticación',
  SMS_MFA: 'Un código por mensaje de texto',
  EMAIL_OTP: 'Un código por correo electrónico',
  notHere: 'Este paso no se puede dar aquí. Inicie sesión en la página de Plumbline.',
  backToPlumbline: 'Volver a Plumbline',
  again: 'Inténtelo una vez más.',
  startAgain: 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
  error: 'Se ha producido un error en la página solicitada.',
  errorCode: (code) => `Error: ${code}`,
  providerTitle: (provider) => `${provider} · Acceso corporativo`,
  whoAreYou: '¿Quién es usted?',
  standIn: (provider) => `Esta página hace las veces de ${provider}, el directorio corporativo, en esta máquina.`,
  otherEmail: 'Otra persona, por su correo electrónico',
  onlyOf: (domains) => `Este directorio solo conoce direcciones de ${domains}.`,
  cancel: 'Cancelar',
};

/** Spanish texts for Cognito's English error messages. */
const REFUSALS_ES: Record<string, string> = {
  'Incorrect username or password.': 'Nombre de usuario o contraseña incorrectos.',
  'Password attempts exceeded': 'Demasiados intentos con la contraseña. Espere un poco.',
  'User is disabled.': 'El usuario está desactivado.',
  'User is not confirmed.': 'El usuario no está confirmado.',
  'Password reset required for the user': 'Tiene que restablecer su contraseña.',
  'Temporary password has expired and must be reset by an administrator.':
    'La contraseña temporal ha caducado y debe restablecerla un administrador.',
  'Password did not conform with policy: Password not long enough': 'La contraseña no es lo bastante larga.',
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
