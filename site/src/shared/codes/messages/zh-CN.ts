/** Texts of a verification code that was sent to the user. */
export const codes = {
  code: '验证码',
  codeNever: '请勿把验证码告诉任何人',
  resend: '重新发送',
  sentBySms: '验证码短信发往 {to}',
  sentByEmail: '邮件已发送至 {to} 的安全邮箱',
  sentByVoice: '语音来电将拨打至 {to}',
  sentByAuthenticator: '请打开 {to} 绑定的身份验证器查看',
  sandboxMessage: '演示环境没有真实的短信，这是您会收到的内容',
  sendCode: '获取验证码',
  phoneCodeLead: '如果这个手机号已通过验证，您会收到一条验证码短信。',
  otherPhone: '换一个手机号',
  verifiedPhoneHint: '仅限已验证的手机号。可在“个人资料”中验证，或用短信验证码找回密码；否则请用密码登录',
} as const;
