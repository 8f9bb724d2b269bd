export const fallbacks = {
  notFoundTitle: 'We could not find that page',
  notFoundText:
    'The address may be mistyped, or the page has moved. Go back home, or have a look at the games.',
  backHome: 'Back to home',
  lobbies: 'Games',
  toSupport: 'Contact support',

  maintenanceTitle: 'Down for maintenance',
  maintenanceText:
    'We are upgrading the site. Your account and balance are safe. When we are done, this page takes you back automatically.',
  maintenanceChecking: 'Checking every {seconds} [second|seconds]',
  maintenanceCheckNow: 'Check now',

  caveatTitle: 'We do not serve your region',
  caveatText:
    'Our service is not available in your region. If you think this is a mistake, send support the IP address below.',
  alertTitle: 'Your network is restricted',
  alertText:
    'We noticed unusual traffic from your network and paused access to protect accounts. Try another network, or ask support to lift the restriction.',
  yourIp: 'Your IP address',
  supportPhone: 'Support by phone',
  tryAgain: 'Try again',
} as const;
