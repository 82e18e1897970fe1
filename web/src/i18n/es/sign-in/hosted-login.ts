export const hostedLogin = {
  text: 'Introduzca su correo de trabajo y le llevaremos a la página de inicio de sesión de su organización.',
  credentials: 'Póngase en contacto con el administrador del sistema si tiene algún problema con sus credenciales.',
  failed: 'Se ha producido un error al iniciar sesión. Compruebe que su correo electrónico es correcto.',
  notSignedIn: 'No ha iniciado sesión',
  again: 'Volver a intentarlo',
  unreadable: 'El servicio de inicio de sesión ha dado una respuesta que no se puede leer.',
  codeSpent: 'Este inicio de sesión ha tardado demasiado o ya se ha utilizado.',
  refused: 'Su organización o el servicio de inicio de sesión ha rechazado el acceso: {{code}}',
  said: {
    state: 'Se ha producido un error al validar el estado.',
    cancelled: 'El usuario ha cancelado el flujo de OAuth.',
    redirectCanceled: 'Se ha cancelado signInWithRedirect.',
    noToken: 'El flujo de OAuth no ha devuelto ningún token de acceso.',
    canceledThere: 'El usuario ha cancelado el inicio de sesión',
    unknownProvider: 'Esta opción de inicio de sesión no está disponible. Pruebe con otra',
  },
};
