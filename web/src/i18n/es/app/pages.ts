export const pages = {
  limitedAccess: {
    title: 'Su cuenta tiene acceso limitado',
    text: 'Su cuenta de usuario no tiene roles asignados. Póngase en contacto con el administrador de su cuenta para obtener ayuda.',
  },
  notFound: {
    title: '¡Página no encontrada!',
    text: 'Lo sentimos, no hemos encontrado la página que busca.',
    home: 'Volver al inicio',
  },
  documents: {
    terms: 'Términos de uso',
    privacy: 'Política de privacidad',
    text: 'Este documento lo facilita su organización. Solicite una copia al administrador de su cuenta. Lo que estaba rellenando sigue en la pestaña anterior.',
  },
  error: {
    title: 'Algo ha salido mal',
    text: 'Se ha producido un error inesperado.',
    unknown: 'Error desconocido',
    details: 'Detalles',
    reload: 'Volver a cargar la página',
  },
  maintenance: {
    title: 'Mantenimiento',
    text: '¡Lo sentimos! Estamos realizando tareas de mantenimiento programadas. Disculpe las molestias. ¡Vuelva a intentarlo pronto!',
  },
};
