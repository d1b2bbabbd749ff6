// Every call of cars and the file that answers it.
import type { CarParts } from './car-parts.ts'
import { callOffCarCheck } from './checks/visits/call-off-car-check.ts'
import { noShowCarCheck } from './checks/visits/no-show-car-check.ts'
import { nameInspector } from './checks/visits/name-inspector.ts'
import { getCarCheck, listCarChecks } from './checks/reads.ts'
import { reserveCarCheck } from './checks/visits/reserve-car-check.ts'
import { reopenCarCheck } from './checks/reopen-car-check.ts'
import { abandonCarCheck } from './checks/abandon-car-check.ts'
import { completeCarCheck } from './checks/complete-car-check.ts'
import { saveCarCheck } from './checks/save-car-check.ts'
import { startCarCheck } from './checks/start-car-check.ts'
import { lookUpCar } from './facts/look-up-car.ts'
import {
  getCarHistory, getCarRegister, getOrderCarHistory, getOrderGuidePrice, listCarHistories, listCarRegisters,
} from './facts/reads.ts'
import { writeCarHistory } from './facts/write-car-history.ts'
import { writeCarRegister } from './facts/write-car-register.ts'
import { createOrderImport } from './import/create-order-import.ts'
import { deleteOrderImport } from './import/delete-order-import.ts'
import { putOrderImportPiece } from './import/put-order-import-piece.ts'
import { readOrderImport } from './import/read-order-import.ts'
import { runOrderImport } from './import/run-order-import.ts'
import {
  getOrderImport, getOrderImportReport, listOrderImportRows, listOrderImports,
} from './import/reads.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { changeOrder } from './orders/change-order.ts'
import { confirmOrder } from './orders/confirm-order.ts'
import { draftOrder } from './orders/draft-order.ts'
import { getOrder, listOrders } from './orders/reads.ts'
import { retryOrder } from './orders/retry-order.ts'
import { getCarPhoto, listCarPhotos } from './photos/reads.ts'
import { addCarPhotos } from './photos/add-car-photos.ts'
import { arrangeCarPhotos } from './photos/arrange-car-photos.ts'
import { labelCarPhoto } from './photos/label-car-photo.ts'
import { removeCarPhoto } from './photos/remove-car-photo.ts'

export const carsHandlers = (parts: CarParts) => ({
  listOrders,
  getOrder: getOrder(parts),
  getOrderCarHistory,
  getOrderGuidePrice,
  draftOrder: draftOrder(parts),
  changeOrder: changeOrder(parts),
  lookUpCar: lookUpCar(parts),
  writeCarRegister,
  writeCarHistory,
  confirmOrder: confirmOrder(parts),
  cancelOrder: cancelOrder(parts),
  retryOrder: retryOrder(parts),
  listCarRegisters,
  getCarRegister,
  listCarHistories,
  getCarHistory,
  listCarChecks,
  getCarCheck: getCarCheck(parts),
  reserveCarCheck: reserveCarCheck(parts),
  startCarCheck: startCarCheck(parts),
  saveCarCheck: saveCarCheck(parts),
  completeCarCheck: completeCarCheck(parts),
  reopenCarCheck: reopenCarCheck(parts),
  nameInspector: nameInspector(parts),
  callOffCarCheck: callOffCarCheck(parts),
  abandonCarCheck: abandonCarCheck(parts),
  noShowCarCheck: noShowCarCheck(parts),
  listCarPhotos: listCarPhotos(parts),
  getCarPhoto: getCarPhoto(parts),
  addCarPhotos: addCarPhotos(parts),
  arrangeCarPhotos: arrangeCarPhotos(parts),
  labelCarPhoto: labelCarPhoto(parts),
  removeCarPhoto,
  listOrderImports,
  getOrderImport,
  listOrderImportRows,
  createOrderImport,
  putOrderImportPiece: putOrderImportPiece(parts),
  readOrderImport,
  runOrderImport,
  deleteOrderImport,
  getOrderImportReport: getOrderImportReport(parts),
})
