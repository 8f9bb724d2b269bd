export const fallbacks = {
  notFoundTitle: '没有找到这个页面',
  notFoundText: '地址可能输错了，或者页面已经搬走。您可以回到首页，或去游戏大厅看看。',
  backHome: '回到首页',
  lobbies: '游戏大厅',
  toSupport: '联系客服',

  maintenanceTitle: '系统维护中',
  maintenanceText: '我们正在升级系统，您的账户与余额都安全无恙。维护结束后，本页会自动带您回去。',
  maintenanceChecking: '每 {seconds} 秒自动检查一次',
  maintenanceCheckNow: '立即检查',

  caveatTitle: '您所在的地区暂不提供服务',
  caveatText: '根据访问来源，我们暂时无法向您提供服务。如果您认为这是误判，请把下面的 IP 地址告诉客服核实。',
  alertTitle: '您的网络被限制访问',
  alertText:
    '系统检测到当前网络存在异常访问，为保护账户安全已暂停服务。请更换网络后再试，或联系客服解除限制。',
  yourIp: '您的 IP 地址',
  supportPhone: '客服电话',
  tryAgain: '重新访问',
} as const;
