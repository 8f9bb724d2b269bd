import { presentPreInfo } from '../../domain/content';
import { ownerOf, questions } from '../../domain/support';
import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/site/api`. */
export const siteHandlers: AreaHandlers<'/site/api'> = {
  addressList: ({ memberId, services }) => services.addresses.list(memberId),
  addressRemove: ({ body, memberId, services }) => services.addresses.remove(memberId, body.id),
  addressSave: ({ body, memberId, services }) => services.addresses.save(memberId, body),
  challengeSend: ({ body, origin, services }) => services.challenges.send(body.id, origin.device),
  demoRefill: ({ memberId, services }) => services.demo.refill(memberId),
  demoStart: ({ body, origin, services }) => services.demo.start(body.ofAge, origin),
  deviceEnd: ({ body, memberId, token, services }) => services.sessions.endOne(memberId, token, body.id),
  devices: ({ memberId, token, services }) => services.sessions.list(memberId, token),
  devicesEndOthers: ({ memberId, token, services }) => services.sessions.endOthers(memberId, token),
  evidenceAdd: ({ body, memberId, services }) => services.evidence.add(memberId, body.data),
  evidencePicture: ({ body, memberId, services }) => services.evidence.picture(memberId, body.id),
  guideInfo: ({ memberId, services }) => services.guide.info(memberId),
  limitConfirm: ({ body, memberId, services }) => services.protection.confirmLimit(memberId, body),
  limitSet: ({ body, memberId, services }) => services.protection.setLimit(memberId, body),
  limitsReviewed: ({ memberId, services }) => services.protection.reviewed(memberId),
  limitWithdraw: ({ body, memberId, services }) => services.protection.withdrawLimit(memberId, body),
  login: ({ body, origin, services }) => services.members.login(body, origin),
  loginCode: ({ body, origin, services }) => services.members.loginByCode(body, origin),
  loginPhone: ({ body, origin, services }) => services.members.startPhoneLogin(body.phone, origin),
  logout: async ({ token, services }) => {
    await services.sessions.end(token);
    return {};
  },
  mailDelete: ({ body, memberId, services }) => services.mail.delete(memberId, body.ids),
  mailList: ({ body, memberId, services }) => services.mail.list(memberId, body),
  mailRead: ({ body, memberId, services }) => services.mail.read(memberId, body.ids),
  mailReadAll: ({ body, memberId, services }) => services.mail.readAll(memberId, body),
  mailRestore: ({ body, memberId, services }) => services.mail.restore(memberId, body.ids),
  mailUnread: ({ memberId, services }) => services.mail.unread(memberId),
  memberInfo: ({ memberId, services }) => services.members.view(memberId),
  memberJwt: async ({ memberId, services }) => ({
    jwt: await services.memberJwt.issue(memberId),
  }),
  memberSecurity: ({ memberId, services }) => services.security.view(memberId),
  messageBox: ({ origin, services }) => [...services.messages.listFor(origin.device)],
  passwordChange: ({ body, memberId, token, origin, services }) =>
    services.members.changePassword(memberId, body, token, origin),
  passwordIdentify: ({ body, origin, services }) =>
    services.forgottenPassword.identify(body.account, body.phone, origin),
  passwordReset: async ({ body, origin, services }) => {
    await services.forgottenPassword.reset(body.ticket, body.password, origin);
    return {};
  },
  passwordVerify: ({ body, origin, services }) =>
    services.forgottenPassword.verify(body.id, body.code, origin),
  paymentPasswordForgot: ({ body, memberId, origin, services }) =>
    services.forgottenPaymentPassword.ask(memberId, body.loginPassword, origin),
  paymentPasswordReset: ({ body, memberId, origin, services }) =>
    services.forgottenPaymentPassword.reset(memberId, body, origin),
  paymentPasswordSet: ({ body, memberId, services }) => services.security.setPaymentPassword(memberId, body),
  phoneCode: ({ body, memberId, origin, services }) => services.phoneProof.ask(memberId, body, origin),
  phoneVerify: async ({ body, memberId, origin, services }) => {
    await services.phoneProof.verify(memberId, body, origin);
    return services.members.view(memberId);
  },
  playSummary: ({ body, memberId, services }) => services.protection.summary(memberId, body),
  preInfo: async ({ origin, brand, siteOrigin, venueOrigin, services }) => {
    const { settings } = await services.siteState.current();
    return presentPreInfo(brand, settings, {
      ip: origin.address,
      siteOrigin,
      venueOrigins: [venueOrigin],
    });
  },
  profileChangeCancel: ({ body, memberId, services }) => services.profileChanges.cancel(memberId, body.id),
  profileChangeRequest: ({ body, brand, memberId, origin, services }) =>
    services.profileChanges.request(memberId, body, origin, brand),
  profileChanges: ({ body, memberId, services }) => services.profileChanges.list(memberId, body),
  profileInfo: ({ memberId, services }) => services.profile.info(memberId),
  profileSave: async ({ body, memberId, services }) => {
    await services.profile.save(memberId, body);
    return services.members.view(memberId);
  },
  protectionInfo: ({ memberId, services }) => services.protection.info(memberId),
  queryNoticeList: ({ body, services }) => services.content.notices(body.category),
  realityCheckAnswer: ({ body, memberId, services }) =>
    services.protection.answerRealityCheck(memberId, body),
  realityCheckSet: ({ body, memberId, services }) => services.protection.setRealityCheck(memberId, body),
  realNameSubmit: ({ body, memberId, origin, services }) =>
    services.security.submitRealName(memberId, body.name, origin),
  register: ({ body, brand, origin, services }) => services.members.register(body, origin, brand),
  returnRequest: ({ memberId, services }) => services.protection.requestReturn(memberId),
  roomInfo: ({ body, memberId, services }) => services.roomView(body.room, memberId),
  roomList: ({ services }) => services.rooms.list(services.roomViewers.of),
  roomMessages: ({ body, services }) => services.rooms.messages(body),
  secKey: ({ origin, services }) => services.supportContacts.secKey(origin.device),
  selfExclude: ({ body, memberId, services }) => services.protection.selfExclude(memberId, body),
  sponsorList: ({ brand, services }) => services.content.sponsors(brand),
  supportChat: ({ memberId, origin, services }) => services.threads.chat(memberId, origin),
  supportClose: ({ body, memberId, origin, services }) =>
    services.threads.close(ownerOf(memberId, origin), body.thread),
  supportJoin: ({ memberId, origin, services }) => services.threads.join(memberId, origin),
  supportMessages: ({ body, memberId, origin, services }) =>
    services.threads.messages(ownerOf(memberId, origin), body),
  supportPicture: ({ body, memberId, origin, services }) =>
    services.supportPictures.picture(ownerOf(memberId, origin), body.id),
  supportPictureAdd: ({ body, memberId, origin, services }) =>
    services.supportPictures.add(ownerOf(memberId, origin), body.data, origin),
  supportQuestions: () => [...questions],
  supportReopen: ({ body, memberId, origin, services }) =>
    services.threads.reopen(ownerOf(memberId, origin), body.thread),
  supportSeen: ({ body, memberId, origin, services }) =>
    services.threads.seen(ownerOf(memberId, origin), body),
  supportSend: ({ body, memberId, origin, services }) =>
    services.threads.send(ownerOf(memberId, origin), body, origin),
  supportThreads: ({ body, memberId, origin, services }) =>
    services.threads.list(ownerOf(memberId, origin), body),
  supportUnread: ({ memberId, origin, services }) => services.threads.unread(ownerOf(memberId, origin)),
  ticketOpen: ({ body, memberId, origin, services }) => services.threads.openTicket(memberId, body, origin),
  timeOutStart: ({ body, memberId, services }) => services.protection.startTimeOut(memberId, body),
  vvPretty: ({ origin, services }) => services.supportContacts.sealed(origin.device),
  webTerminal: ({ body, brand, services }) => services.content.terminals(brand, body.kind),
};
