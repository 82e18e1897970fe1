export const hostedLogin = {
  text: 'Introduzca su correo de trabajo para ir a la página de inicio de sesión de su organización.',
  credentials: 'Póngase en contacto con el administrador del sistema si tiene algún problema con sus credenciales.',
  failed: 'Se ha producido un error al iniciar sesión. Compruebe que su correo electrónico es correcto.',
  notSignedIn: 'No ha iniciado sesión',
  again: 'Volver a intentarlo',
  unreadable: 'El servicio de inicio de sesión envió una respuesta que no se puede leer. Inténtelo de nuevo.',
  codeSpent: 'Este intento de inicio de sesión ha caducado o ya se ha utilizado. Inténtelo de nuevo.',
  refused: 'Su organización o el servicio de inicio de sesión ha rechazado el acceso: {{code}}',
  said: {
    state: 'Se ha producido un error al validar el estado.',
    cancelled: 'El usuario canceló el flujo de OAuth.',
    redirectCanceled: 'Se canceló signInWithRedirect.',
    noToken: 'El flujo de OAuth no devolvió ningún token de acceso.',
    canceledThere: 'El usuario canceló el inicio de sesión',
    unknownProvider: 'Esta opción de inicio de sesión no está disponible. Pruebe con otra',
  },
};
